import { isAdministrator } from '@mizan/company/access'
import { AppError, type Caller, callerOf } from '@mizan/platform/contract'
import type { AssistantCall } from '../call.ts'

/** @throws AppError `assistant.administrators_only` */
export function administratorWhoCalls(call: AssistantCall): Caller {
  const caller = callerOf(call)
  if (!isAdministrator(caller.roles)) throw new AppError('assistant.administrators_only')
  return caller
}
