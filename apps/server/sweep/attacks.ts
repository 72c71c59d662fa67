/** The attacks of the sweep: who calls, and what the row must answer according to its access. */
import { permits } from '@mizan/company/access'
import { type Row, type ToolScope, toolScopes } from '@mizan/platform/contract'
import type { Availability } from '@mizan/site/schemas'
import { type Headers, isOpen, sealedBy } from './rows.ts'
import type { Reason } from './table.ts'
import { expired, foreign, tampered, unsigned } from './tokens.ts'
import type { Person, World } from './world.ts'

export interface Attack {
  name: string
  headers: Headers
  /** The code with which the row refuses this caller; undefined if it is open to them. */
  refusal: (row: Row) => string | undefined
  /** Done before each call. */
  prepare?: () => Promise<void>
  /** Whether the attacker calls with a personal token. */
  isProgram?: true
  /** Why it is open to them, according to the row's access. */
  open: (row: Row) => Reason
}

const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` })
const needsSession = (row: Row) => {
  if (isOpen(row)) return undefined
  return sealedBy(row) ?? 'session.required'
}
/**
 * The refusal of a caller with neither a conversation nor a solved check. Switches that depend on no input come
 * before it.
 */
export const visitorsOnly: Partial<Record<Row['access']['session'], string>> = {
  guest: 'guest.required',
  human: 'LA_HCaptchaValidationFailed',
}

const needsSecondStep = (row: Row) => {
  return sealedBy(row) ?? (row.access.session === 'bearer' ? 'session.unverified' : undefined)
}

/** A caller with every right and licence, but with tokens that must not be accepted. */
export async function tokenAttacks(world: World): Promise<Attack[]> {
  const { headers, userId } = await world.superAdmin()
  const victim = await world.signIn()
  const token = headers.authorization?.split(' ')[1] ?? ''
  const key = world.services.identity.keys.accessTokens
  const attack = (name: string, given: Headers): Attack => ({
    name,
    headers: given,
    refusal: needsSession,
    open: () => 'public',
  })
  return [
    attack('no session', {}),
    attack('expired', bearer(expired(token, key))),
    attack('tampered', bearer(tampered(token, victim.userId))),
    attack('foreign key', bearer(foreign(token))),
    attack('unsigned', bearer(unsigned(token))),
    attack('no token', { authorization: `Basic ${userId}` }),
    attack('signed out', (await world.signedOut()).headers),
    attack('removed', (await world.removed()).headers),
    {
      name: 'extension',
      headers: (await world.extension()).headers,
      refusal: (row) => {
        if (isOpen(row) || row.access.extension) return undefined
        return sealedBy(row) ?? 'access.forbidden'
      },
      open: (row) => (isOpen(row) ? 'public' : 'extension'),
    },
    ...(await personalTokenAttacks(world)),
    {
      name: 'second step',
      headers: (await world.unproven()).headers,
      refusal: needsSecondStep,
      open: (row) => (isOpen(row) ? 'public' : 'begun'),
    },
  ]
}

/**
 * Programs of a person with every right: one that may use every tool, and others that must not be admitted any more.
 */
async function personalTokenAttacks(world: World): Promise<Attack[]> {
  const over = (name: string, { headers }: Person): Attack => ({
    name,
    headers,
    refusal: needsSession,
    open: () => 'public',
  })
  return [
    await programAttack(world, 'every tool', toolScopes),
    ...(await Promise.all(toolScopes.map((scope) => programAttack(world, `tools of ${scope}`, [scope])))),
    over('revoked token', await world.revoked()),
    over('expired token', await world.outdated()),
    over('token of a removed member', await world.removedProgram()),
  ]
}

/** A row is open if it is a tool of one of the scopes, or for tokens alone. */
async function programAttack(world: World, name: string, scopes: readonly ToolScope[]): Promise<Attack> {
  const scopeOf = (row: Row) => world.services.tools().scopeOf(row)
  return {
    name,
    isProgram: true,
    headers: (await world.program(scopes)).headers,
    refusal: (row) => {
      if (isOpen(row) || row.access.tokensOnly) return undefined
      const sealed = sealedBy(row)
      if (sealed) return sealed
      const scope = scopeOf(row)
      if (!scope) return 'token.no_tool'
      return scopes.includes(scope) ? undefined : 'token.no_scope'
    },
    open: (row) => (isOpen(row) ? 'public' : 'tool'),
  }
}

const roles = ['USER', 'CASEADMIN', 'USERADMIN', 'COMPANYADMIN', 'ADMIN'] as const

export function roleAttacks(world: World): Promise<Attack[]> {
  return Promise.all(
    roles.map(async (role) => ({
      name: role,
      headers: (await world.withRoles(role)).headers,
      refusal: ({ access: { permission } }: Row) =>
        permission && !permits([role], permission) ? 'access.forbidden' : undefined,
      open: ({ access }: Row): Reason => (access.permission ? 'granted' : 'anyRole'),
    })),
  )
}

/** An office without any licence, and one with all but the one without which it may only read. */
export async function licenceAttacks(world: World): Promise<Attack[]> {
  const reader = await world.without(fullPlan)
  return [
    {
      name: 'no licence',
      headers: (await world.without()).headers,
      refusal: refusalWith((key) => key === readsOwn),
      open: ({ access }) => (access.licence ? 'keepsOwn' : 'noLicence'),
    },
    {
      name: 'read only',
      headers: reader.headers,
      // Calls about the plan give an office all that it has paid for.
      prepare: () => world.takeLicences(reader, fullPlan),
      refusal: refusalWith((key) => key !== fullPlan),
      open: () => 'keepsAll',
    },
  ]
}

/** Without this licence an office may only read. */
const fullPlan = 'case_management_full'
/** An office may always read its own files, whatever became of its plan. */
const readsOwn = 'case_management_readonly'

/** The refusal of an office that may only read and holds these licences. */
const refusalWith =
  (holds: (key: string) => boolean) =>
  ({ access }: Row): string | undefined => {
    const isLicensed = !access.licence || [access.licence].flat().some(holds)
    const other = access.besides?.licence
    if (!isLicensed || (other && !holds(other))) return 'licence.missing'
    return access.writes ? 'plan.read_only' : undefined
  }

const switchedOff: Partial<Record<Availability, string>> = {
  TurnedOff: 'feature.turned_off',
  Maintenance: 'feature.maintenance',
  ComingSoon: 'feature.coming_soon',
}

/** All switches are set to one state while such an attack runs; `prepare` sets it. */
export function switchAttacks({ headers }: Person): (Attack & { state: Availability })[] {
  return Object.entries(switchedOff).map(([state, code]) => ({
    name: state,
    headers,
    state: state as Availability,
    refusal: ({ access }: Row) => (access.feature ? code : undefined),
    open: () => 'noSwitch',
  }))
}
