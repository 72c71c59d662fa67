/** Programs that call with a personal token of somebody with every right. */
import { type Row, type ToolScope, toolScopes } from '@mizan/platform/contract'
import { sql } from 'kysely'
import { testPassword } from '../../../domains/identity/server/testing/passwords.ts'
import type { Headers } from './rows.ts'
import type { visitorsOf } from './visitors.ts'
import type { Person, World } from './world.ts'

interface Program extends Person {
  tokenId: string
  owner: Person
}

interface Parts extends Pick<World, 'call' | 'system' | 'superAdmin'> {
  visitorHeaders: ReturnType<typeof visitorsOf>
}

export function programsOf({ call, system, superAdmin, visitorHeaders }: Parts) {
  /** A program of `owner`, or of a new person. */
  const program = async (scopes: readonly ToolScope[], owner?: Person): Promise<Program> => {
    const person = owner ?? (await superAdmin())
    const body = { name: 'Asistan', scopes, days: 30, password: testPassword }
    const { data } = await call(person.headers, 'tokens.create', { body })
    const headers = { authorization: `Bearer ${data.token}` }
    return { userId: person.userId, headers, tokenId: data.id, owner: person }
  }
  /** The next three had a token with every scope until a moment ago. */
  const revoked = async (): Promise<Program> => {
    const one = await program(toolScopes)
    await call(one.owner.headers, 'tokens.revoke', { params: { tokenId: one.tokenId } })
    return one
  }
  const outdated = async (): Promise<Program> => {
    const one = await program(toolScopes)
    await system(sql`update sessions set expires_at = now() where id = ${one.tokenId}`)
    return one
  }
  const removedProgram = async (): Promise<Program> => {
    const one = await program(toolScopes)
    await system(sql`delete from memberships where user_id = ${one.userId}`)
    return one
  }
  let everyTool: Promise<Program> | undefined
  /** The headers of the caller, or of a program or a visitor if only these may call the row. */
  const headersFor = async (row: Row, headers: Headers): Promise<Headers> => {
    const ofVisitor = await visitorHeaders(row)
    if (ofVisitor) return ofVisitor
    if (!row.access.tokensOnly) return headers
    everyTool ??= program(toolScopes)
    return (await everyTool).headers
  }
  return { program, revoked, outdated, removedProgram, headersFor }
}
