/** Who holds the key of an office, and whether documents can be read now. */
import { isAdministrator } from '@mizan/company/access'
import { callerOf } from '@mizan/platform/contract'
import type { KeyState } from '../../schemas/keys.ts'
import type { KeyCall } from './call.ts'
import { isKnownOpener } from './openers.ts'
import { findOfficeKey } from './store.ts'

export async function readKeyState(call: KeyCall): Promise<KeyState> {
  const caller = callerOf(call)
  const { officeId, roles } = caller
  const { row, mayClose } = await call.office.read(async (tx) => {
    const row = await findOfficeKey(tx, officeId)
    return { row, mayClose: row?.custody === 'office' && (await isKnownOpener(tx, row, caller)) }
  })
  const may = (...actions: KeyState['may']): KeyState['may'] => (isAdministrator(roles) ? actions : [])
  if (row?.custody !== 'office') return { ...heldByServer, may: may('take') }
  const whileOpen = mayClose ? (['close'] as const) : []
  const open = call.parts.keys.opened.find(row, call.clock.now())
  return {
    custody: 'office',
    isOpen: open !== undefined,
    openUntil: open?.until.toISOString() ?? null,
    takenAt: row.taken_at,
    memberLeftAt: row.member_left_at,
    may: [...(open ? whileOpen : (['open'] as const)), ...may('change', 'giveBack')],
  }
}

const heldByServer = {
  custody: 'server',
  isOpen: true,
  openUntil: null,
  takenAt: null,
  memberLeftAt: null,
} as const
