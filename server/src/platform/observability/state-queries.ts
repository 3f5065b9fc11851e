import type { Pool } from 'pg';
import { MAX_ATTEMPTS } from '../mail/outbox-queries.ts';

/** A value from the database, with the name and labels of its metric. */
export interface StateMetric {
  metric: string;
  labels: Record<string, string>;
  value: number;
}

const MAILS = `
  SELECT 'cromia_mail_outbox_mails', jsonb_build_object('state', state), total FROM (
    SELECT 'waiting' AS state, count(*) FILTER (WHERE attempts < ${MAX_ATTEMPTS} AND last_error IS NULL) AS total
    FROM mail_outbox WHERE sent_at IS NULL
    UNION ALL SELECT 'retrying', count(*) FILTER (WHERE attempts < ${MAX_ATTEMPTS} AND last_error IS NOT NULL)
    FROM mail_outbox WHERE sent_at IS NULL
    UNION ALL SELECT 'failed', count(*) FILTER (WHERE attempts >= ${MAX_ATTEMPTS})
    FROM mail_outbox WHERE sent_at IS NULL) mails
  UNION ALL
  SELECT 'cromia_mail_outbox_oldest_seconds', '{}'::jsonb, coalesce(extract(epoch FROM now() - min(created_at)), 0)
  FROM mail_outbox WHERE sent_at IS NULL AND attempts < ${MAX_ATTEMPTS}`;

const WEBHOOKS = `
  SELECT 'cromia_webhook_deliveries', jsonb_build_object('state', lower(state)), count(d.id)
  FROM unnest(ARRAY['PENDING', 'FAILED']) state LEFT JOIN webhook_deliveries d ON d.status = state GROUP BY state
  UNION ALL
  SELECT 'cromia_webhook_oldest_pending_seconds', '{}'::jsonb, coalesce(extract(epoch FROM now() - min(d.created_at)), 0)
  FROM webhook_deliveries d JOIN webhooks w ON w.id = d.webhook_id WHERE d.status = 'PENDING' AND w.is_active
  UNION ALL
  SELECT 'cromia_webhooks_switched_off', '{}'::jsonb, count(*) FROM webhooks WHERE switched_off_at IS NOT NULL AND NOT is_active`;

const IMPORTS = `
  SELECT 'cromia_import_last_end_timestamp_seconds', jsonb_build_object('kind', kind, 'outcome', lower(outcome)),
    extract(epoch FROM max(ended_at))
  FROM imports GROUP BY kind, outcome`;

const SEARCHES = `
  SELECT 'cromia_searches_this_week', jsonb_build_object('outcome', outcome), coalesce(sum(searches) FILTER (WHERE week = date_trunc('week', now())::date), 0)
  FROM unnest(ARRAY['all', 'closest', 'none']) outcome
  LEFT JOIN search_counts c USING (outcome)
  GROUP BY outcome`;

const BACKUPS = `
  SELECT 'cromia_backup_last_timestamp_seconds', '{}'::jsonb, extract(epoch FROM max(at)) FROM backups HAVING count(*) > 0`;

/** pg-boss retains its jobs for some days. The label is not `job`, because Prometheus uses that name itself. */
const JOBS = `
  SELECT 'cromia_job_last_end_timestamp_seconds', jsonb_build_object('task', name, 'outcome', state),
    extract(epoch FROM max(completed_on))
  FROM jobs.job WHERE state IN ('completed', 'failed') AND name NOT LIKE '\\_\\_%' AND completed_on IS NOT NULL
  GROUP BY name, state
  UNION ALL
  (SELECT DISTINCT ON (name) 'cromia_job_last_duration_seconds', jsonb_build_object('task', name),
    extract(epoch FROM completed_on - started_on)
  FROM jobs.job WHERE state = 'completed' AND name NOT LIKE '\\_\\_%' AND completed_on IS NOT NULL
  ORDER BY name, completed_on DESC)`;

/** Reads the metrics of the whole portal from the database; they are the same for each of its processes. */
export async function readStateMetrics(pool: Pool): Promise<StateMetric[]> {
  const { rows: schemaRows } = await pool.query<{ jobs: boolean }>(
    "SELECT to_regclass('jobs.job') IS NOT NULL AS jobs",
  );
  const parts = [MAILS, WEBHOOKS, IMPORTS, SEARCHES, BACKUPS, ...(schemaRows[0]?.jobs ? [JOBS] : [])];
  const { rows } = await pool.query<StateMetric>(
    `SELECT metric, labels, value::float8 AS value FROM (${parts
      .map((part) => part.trim())
      .join('\nUNION ALL\n')}) metrics (metric, labels, value)`,
  );
  return rows;
}
