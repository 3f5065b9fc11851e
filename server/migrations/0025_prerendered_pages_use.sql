-- Pages of other versions are deleted by when a process last used them: two versions of the portal may run at once.
ALTER TABLE prerendered_pages ADD COLUMN used_on date NOT NULL DEFAULT current_date;
