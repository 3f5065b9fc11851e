-- Invitations that were mailed within a day, counted by recipient; they stay when the invitation is deleted.
CREATE TABLE invitation_mails (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  invitee_email text NOT NULL,
  sent_at timestamptz NOT NULL
);
CREATE INDEX invitation_mails_invitee_email ON invitation_mails (invitee_email, sent_at);
CREATE INDEX invitation_mails_sent_at ON invitation_mails (sent_at);
