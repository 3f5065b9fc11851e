-- The people of a customer: role within the company, limits of purchasing, approval rights.

ALTER TABLE users
  -- Role within the customer; null for everybody who is not a CUSTOMER.
  ADD COLUMN company_role text CHECK (company_role IN ('OWNER', 'BUYER', 'REQUESTER', 'VIEWER')),
  -- EUR for one order request, and for those of a calendar month; null for no limit.
  ADD COLUMN order_limit numeric(14, 2) CHECK (order_limit >= 0),
  ADD COLUMN month_limit numeric(14, 2) CHECK (month_limit >= 0),
  -- Whether the user decides on approvals of colleagues.
  ADD COLUMN can_approve boolean NOT NULL DEFAULT false;

-- The owner of a customer is the user whose request made it, otherwise its first enabled user. All others can buy, as
-- before.
WITH owners AS (
  SELECT DISTINCT ON (users.customer_id) users.id
  FROM users
  LEFT JOIN customer_requests made
    ON made.user_id = users.id AND made.customer_id = users.customer_id AND made.kind = 'NEW'
  WHERE users.customer_id IS NOT NULL
  ORDER BY users.customer_id, users.disabled_at NULLS FIRST, made.id NULLS LAST, users.created_at, users.id
)
UPDATE users SET company_role = CASE WHEN owners.id IS NULL THEN 'BUYER' ELSE 'OWNER' END,
  can_approve = owners.id IS NOT NULL
FROM users AS self LEFT JOIN owners ON owners.id = self.id
WHERE users.id = self.id AND self.customer_id IS NOT NULL;

ALTER TABLE users ADD CHECK ((customer_id IS NOT NULL) = (company_role IS NOT NULL));

-- Whoever joins a customer buys for it, or owns it if nobody else does; whoever leaves loses all rights within it. A
-- trigger, because users join and leave by many ways: requests, invitations, the desk, anonymisation.
CREATE FUNCTION settle_company_role() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.customer_id IS NULL THEN
    NEW.company_role := NULL;
    NEW.order_limit := NULL;
    NEW.month_limit := NULL;
    NEW.can_approve := false;
    RETURN NEW;
  END IF;
  IF TG_OP = 'UPDATE' AND OLD.customer_id IS NOT DISTINCT FROM NEW.customer_id THEN
    RETURN NEW;
  END IF;
  -- A new row that states its role is a copy, such as of a backup.
  IF TG_OP = 'INSERT' AND NEW.company_role IS NOT NULL THEN
    RETURN NEW;
  END IF;
  -- Users who join at the same time wait for each other, so that one of them becomes the owner.
  PERFORM FROM customers WHERE id = NEW.customer_id FOR NO KEY UPDATE;
  IF NOT EXISTS (
    SELECT FROM users
    WHERE customer_id = NEW.customer_id AND company_role = 'OWNER' AND disabled_at IS NULL AND id <> NEW.id
  ) THEN
    NEW.company_role := 'OWNER';
    NEW.order_limit := NULL;
    NEW.month_limit := NULL;
    NEW.can_approve := true;
  ELSE
    NEW.company_role := coalesce(NEW.company_role, 'BUYER');
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER users_company_role BEFORE INSERT OR UPDATE OF customer_id, company_role ON users
  FOR EACH ROW EXECUTE FUNCTION settle_company_role();

-- A customer has an owner as long as it has users: when the last enabled owner leaves or is disabled, the enabled user with
-- the most rights, then the longest account, takes over.
CREATE FUNCTION appoint_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM customers WHERE id = OLD.customer_id FOR NO KEY UPDATE;
  IF EXISTS (
    SELECT FROM users WHERE customer_id = OLD.customer_id AND company_role = 'OWNER' AND disabled_at IS NULL
  ) THEN
    RETURN NULL;
  END IF;
  UPDATE users SET company_role = 'OWNER', order_limit = NULL, month_limit = NULL, can_approve = true
  WHERE id = (
    SELECT id FROM users WHERE customer_id = OLD.customer_id AND disabled_at IS NULL
    ORDER BY can_approve DESC, array_position(ARRAY['BUYER', 'REQUESTER', 'VIEWER'], company_role), created_at, id
    LIMIT 1
  );
  RETURN NULL;
END
$$;
CREATE TRIGGER users_owner AFTER UPDATE OF customer_id, company_role, disabled_at ON users FOR EACH ROW
  WHEN (OLD.company_role = 'OWNER' AND OLD.customer_id IS NOT NULL
    AND (NEW.customer_id IS DISTINCT FROM OLD.customer_id OR NEW.company_role IS DISTINCT FROM 'OWNER'
      OR NEW.disabled_at IS NOT NULL))
  EXECUTE FUNCTION appoint_owner();

-- Rights within the company count as rights.
DROP TRIGGER users_rights ON users;
CREATE TRIGGER users_rights BEFORE UPDATE ON users FOR EACH ROW
  WHEN ((OLD.role, OLD.customer_id, OLD.role_sds, OLD.role_tds, OLD.roles_lab, OLD.disabled_at, OLD.company_role,
      OLD.order_limit, OLD.month_limit, OLD.can_approve)
    IS DISTINCT FROM (NEW.role, NEW.customer_id, NEW.role_sds, NEW.role_tds, NEW.roles_lab, NEW.disabled_at,
      NEW.company_role, NEW.order_limit, NEW.month_limit, NEW.can_approve))
  EXECUTE FUNCTION renew_rights();

-- The rights that an invitation names.
ALTER TABLE customer_invitations
  ADD COLUMN company_role text NOT NULL DEFAULT 'BUYER'
    CHECK (company_role IN ('OWNER', 'BUYER', 'REQUESTER', 'VIEWER')),
  ADD COLUMN order_limit numeric(14, 2) CHECK (order_limit >= 0),
  ADD COLUMN month_limit numeric(14, 2) CHECK (month_limit >= 0),
  ADD COLUMN can_approve boolean NOT NULL DEFAULT false;

-- The sum of a user's month.
DROP INDEX order_requests_user_id;
CREATE INDEX order_requests_user_id ON order_requests (user_id, created_on) INCLUDE (customer_id, status, total);
