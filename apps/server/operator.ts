/** Calls of the programs themselves, at their start or for an operator. */
import type { Call, Calls } from '@mizan/platform/call'
import type { AuditAction } from '@mizan/platform/contract/names'

/** `audit`: name of the entry that a write leaves. */
export const operatorCall = <Tables, Parts = undefined>(
  calls: Calls,
  { rowName, audit }: { rowName: string; audit?: AuditAction },
  parts?: Parts,
): Call<Parts, Tables> =>
  calls.make({ rowName, audit, actor: { kind: 'operator', command: rowName } }, parts as Parts)
