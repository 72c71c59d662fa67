/** Who holds the key of an office, and whether documents can be read now. */
import { isAdministrator } from '@mizan/company/access'
import { callerOf } from '@mizan/platform/contract'
import type { KeyState } from '../../schemas/keys.ts'
import type { KeyCall } from './call.ts'
import { findOfficeKey } from './store.ts'

export async function readKeyState(call: KeyCall): Promise<KeyState> {
  const { officeId, roles } = callerOf(call)
  const row = await call.office.read((tx) => findOfficeKey(tx, officeId))
  const may = (...actions: KeyState['may']): KeyState['may'] => (isAdministrator(roles) ? actions : [])
  if (row?.custody !== 'office') return { ...heldByServer, may: may('take') }
  const open = call.parts.keys.opened.find(row, call.clock.now())
  return {
    custody: 'office',
    isOpen: open !== undefined,
    openUntil: open?.until.toISOString() ?? null,
    takenAt: row.taken_at,
    memberLeftAt: row.member_left_at,
    may: [open ? 'close' : 'open', ...may('change', 'giveBack')],
  }
}

const heldByServer = {
  custody: 'server',
  isOpen: true,
  openUntil: null,
  takenAt: null,
  memberLeftAt: null,
} as const
