/** Checks in the database of a data folder that every account is there, and that none is incomplete. */
import pg from 'pg'
import { open } from './child.ts'

/** The properties of a complete account, as conditions of incomplete ones. */
const halves: Record<string, string> = {
  'a complete account without exactly one office, or one that is not complete with any': `
    select id from accounts where (select count(*) from memberships where user_id = accounts.id)
      <> (case when verified_at is null then 0 else 1 end)`,
  'an office without an administrator': `
    select company_id from companies where not exists (
      select from memberships m where m.company_id = companies.company_id and 'ADMIN' = any(m.roles))`,
  'an account without an entry in the audit': `
    select id from accounts where not exists (
      select from audit_entries e where e.subject_id = accounts.id and e.action = 'account.created')`,
  'an account without a session': `
    select id from accounts where email <> 'demo@mizan.test' and not exists (
      select from sessions s where s.user_id = accounts.id)`,
  'a session without a token that can be used': `
    select id from sessions where ended_at is null and not exists (
      select from refresh_tokens t where t.session_id = sessions.id and t.used_at is null)`,
  'a membership of nobody': `
    select user_id from memberships where not exists (select from accounts a where a.id = user_id)`,
}

/** Returns the number of accounts. Throws if an address is missing or an account is incomplete. */
export async function inspectAccounts(dataDir: string, addresses: readonly string[]): Promise<number> {
  const server = await open(dataDir)
  const client = new pg.Client({ connectionString: server.connectionString })
  await client.connect()
  try {
    await client.query(`select set_config('app.company_id', '*', false)`)
    for (const [what, query] of Object.entries(halves)) {
      const { rows } = await client.query(query)
      if (rows.length > 0) throw new Error(`There is ${what}: ${JSON.stringify(rows.slice(0, 3))}`)
    }
    const { rows } = await client.query<{ email: string }>('select email from accounts')
    const known = new Set(rows.map(({ email }) => email))
    const lost = addresses.filter((address) => !known.has(address))
    if (lost.length > 0) throw new Error(`Acknowledged and lost: ${lost.join(', ')}`)
    return rows.length
  } finally {
    await client.end()
    await server.stop()
  }
}
