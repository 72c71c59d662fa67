/** SQL on the tables of a backup: they are as old as the backup is, and may not be there at all. */
interface Client {
  query: (sql: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>
}

/** What lets somebody in who does not know the password. */
const endings: Record<string, string> = {
  sessions: `update sessions set ended_at = $1, end_reason = 'restored' where ended_at is null`,
  one_time_codes: 'update one_time_codes set used_at = $1 where used_at is null',
  reset_tokens: 'update reset_tokens set used_at = $1 where used_at is null',
  passkey_challenges: 'update passkey_challenges set used_at = $1 where used_at is null',
}

/**
 * Ends every session and code that a backup has brought: whoever has read it could use what was good on its day. They
 * are kept as ended, because they tell known devices from new ones. In the transaction of the restore.
 */
export async function endAccess(client: Client, now: Date): Promise<void> {
  for (const [table, statement] of Object.entries(endings)) {
    const { rows } = await client.query('select to_regclass($1) is not null as known', [`public.${table}`])
    if (rows[0]?.known) await client.query(statement, [now])
  }
}
