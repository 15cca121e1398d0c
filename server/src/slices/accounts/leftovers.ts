import { statement } from '../../platform/database/database.ts';

/** Deletes expired rows, at least an hour after they expired. */
export const accountLeftovers = [
  statement<never>(
    'accounts.leftover_session_tokens',
    `DELETE FROM session_tokens WHERE expires_at < now() - interval '1 hour'`,
  ),
  statement<never>(
    'accounts.leftover_sessions',
    `DELETE FROM sessions s WHERE created_at < now() - interval '1 hour'
        AND NOT EXISTS (SELECT FROM session_tokens t WHERE t.session_id = s.id)`,
  ),
  statement<never>(
    'accounts.leftover_links',
    `DELETE FROM one_time_tokens WHERE expires_at < now() - interval '30 days'`,
  ),
  // Devices live as long as their cookie; see KNOWN_DEVICE_LIFETIME_MS.
  statement<never>(
    'accounts.leftover_devices',
    `DELETE FROM known_devices WHERE last_used_at < now() - interval '365 days'`,
  ),
];
