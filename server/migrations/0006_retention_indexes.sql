-- What the nightly retention deletes is found by index, however much is kept.
CREATE INDEX login_failures_failed_at ON login_failures (failed_at);
CREATE INDEX sessions_created_at ON sessions (created_at);
CREATE INDEX sessions_last_used_at ON sessions (last_used_at);
CREATE INDEX sessions_ended ON sessions (id) WHERE ended_at IS NOT NULL;
