-- Counts how often a session refreshes.
CREATE INDEX refresh_tokens_replaced ON refresh_tokens (session_id, replaced_at);
DROP INDEX refresh_tokens_session_id;
