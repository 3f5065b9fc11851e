-- What completes the statements of hazard labels, and the names of their substances by language.

ALTER TABLE hazards
  -- domain/src/hazards/statements/completions.ts
  ADD COLUMN completions text[] NOT NULL DEFAULT '{}',
  -- domain/src/hazards/statements/substance-names.ts
  ADD COLUMN substance_names text[] NOT NULL DEFAULT '{}';

-- Versions are whole assessments.
UPDATE hazard_versions SET hazard = '{"completions": [], "substanceNames": []}'::jsonb || hazard WHERE hazard IS NOT NULL;
