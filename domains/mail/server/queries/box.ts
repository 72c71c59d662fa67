/** The state of the box, for staff. */
import type { BoxState } from '../../schemas.ts'
import { findBox } from '../box/state.ts'
import type { MailCall } from '../call.ts'

export async function readBoxState({ system, parts }: MailCall): Promise<BoxState> {
  const state = await system.read(findBox)
  return {
    isConfigured: parts.box !== undefined,
    readAt: state?.read_at ?? null,
    left: state?.left_behind ?? 0,
    problem: state?.problem ?? null,
    failedAt: state?.problem ? state.failed_at : null,
  }
}
