-- Notes of agents and commercial users on the customers of their portfolios, with a day on which to be reminded.
CREATE TABLE customer_notes (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  customer_id uuid NOT NULL REFERENCES customers ON DELETE CASCADE,
  -- The author.
  user_id uuid REFERENCES users ON DELETE SET NULL,
  note text NOT NULL,
  -- The day of the reminder; null for a note without one.
  remind_on date,
  done_at timestamptz,
  created_on timestamptz NOT NULL DEFAULT now()
);
-- The notes of a customer, newest first; also the foreign key.
CREATE INDEX customer_notes_customer_id ON customer_notes (customer_id, created_on DESC, id);
-- Foreign key.
CREATE INDEX customer_notes_user_id ON customer_notes (user_id);
-- Reminders that are due.
CREATE INDEX customer_notes_due ON customer_notes (customer_id, remind_on) WHERE done_at IS NULL;
