import type { TextCall } from '../../../call.ts'
import { ownerOf } from '../../owner.ts'
import { switchHistory } from '../store.ts'

export const setHistory = (call: TextCall, { isOn }: { isOn: boolean }) =>
  call.office(async (tx) => {
    await switchHistory(tx, ownerOf(call), isOn)
    return { isOn }
  })
