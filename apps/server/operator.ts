/** Work of the programs themselves, at their start or because an operator asked for it. */
import type { Call, Calls } from '@mizan/platform/call'
import type { AuditAction } from '@mizan/platform/contract/names'

/** `audit`: what the entry is called that a write leaves. */
export const operatorCall = <Tables, Parts = undefined>(
  calls: Calls,
  { rowName, audit }: { rowName: string; audit?: AuditAction },
  parts?: Parts,
): Call<Parts, Tables> =>
  calls.make({ rowName, audit, actor: { kind: 'operator', command: rowName } }, parts as Parts)
