-- When the session last changed something; written only where a read replica is configured.
ALTER TABLE sessions ADD COLUMN wrote_at timestamptz;
