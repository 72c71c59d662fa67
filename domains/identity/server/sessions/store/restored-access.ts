/** SQL on the tables of a backup, which may be old or missing. */
interface Client {
  query: (sql: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>
}

/** Everything with which somebody could sign in without the password. */
const endings: Record<string, string> = {
  sessions: `update sessions set ended_at = $1, end_reason = 'restored' where ended_at is null`,
  one_time_codes: 'update one_time_codes set used_at = $1 where used_at is null',
  reset_tokens: 'update reset_tokens set used_at = $1 where used_at is null',
  passkey_challenges: 'update passkey_challenges set used_at = $1 where used_at is null',
}

/**
 * Ends every session and code of a restored backup, because its readers could use those that were valid on its day. The
 * ended rows stay, because they distinguish known devices from new ones. Runs in the transaction of the restore.
 */
export async function endAccess(client: Client, now: Date): Promise<void> {
  for (const [table, statement] of Object.entries(endings)) {
    const { rows } = await client.query('select to_regclass($1) is not null as known', [`public.${table}`])
    if (rows[0]?.known) await client.query(statement, [now])
  }
}
