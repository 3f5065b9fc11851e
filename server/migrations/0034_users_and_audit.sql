-- The desks for users and for the audit log.

-- What a user may do, under a version of its own: two people at the desk do not write over one another. Whatever changes
-- it raises the version, a customer's invitation as well as the desk.
ALTER TABLE users
  ADD COLUMN rights_version integer NOT NULL DEFAULT 1,
  ADD COLUMN search_name text NOT NULL GENERATED ALWAYS AS (
    search_text(firstname || ' ' || lastname || ' ' || username || ' ' || coalesce(business_name, ''))
  ) STORED;
CREATE INDEX users_search ON users USING gin (search_name gin_trgm_ops);
CREATE INDEX users_lastname ON users (lastname, id);
CREATE INDEX users_created_at ON users (created_at, id);

CREATE FUNCTION renew_rights() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.rights_version := OLD.rights_version + 1;
  RETURN NEW;
END
$$;
CREATE TRIGGER users_rights BEFORE UPDATE ON users FOR EACH ROW
  WHEN ((OLD.role, OLD.customer_id, OLD.role_sds, OLD.role_tds, OLD.roles_lab, OLD.disabled_at)
    IS DISTINCT FROM (NEW.role, NEW.customer_id, NEW.role_sds, NEW.role_tds, NEW.roles_lab, NEW.disabled_at))
  EXECUTE FUNCTION renew_rights();

-- The log is read newest first, all of it or what happened to one kind of thing; each page by an index, however long the
-- log has grown. Entries are named by what nobody can count.
ALTER TABLE audit_log ADD COLUMN entry uuid NOT NULL DEFAULT gen_random_uuid();
CREATE INDEX audit_log_at ON audit_log (at, id);
CREATE INDEX audit_log_of_entity ON audit_log (entity, at, id);
CREATE INDEX audit_log_of_action ON audit_log (action, at, id);
