-- A try stands here from before its secret is looked at until it turns out right: while it is open nobody knows yet
-- whether it is a failure. Tries at the same time wait for each other instead of being refused.
ALTER TABLE login_failures ADD COLUMN is_open boolean NOT NULL DEFAULT false;
