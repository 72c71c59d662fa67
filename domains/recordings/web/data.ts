import { hooksOf } from '@mizan/platform/ui'
import type { recordingRows } from '../contract.ts'

export const { useCall, useSend } = hooksOf<typeof recordingRows>()
