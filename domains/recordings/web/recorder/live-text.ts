/** Whether the person lets the browser recognise speech; this browser remembers it. */
import { readStored, writeStored } from '@mizan/platform/ui'
import { isSpeechKnown } from './speech.ts'

const key = 'liveText'

export const readLiveText = (): boolean => isSpeechKnown() && readStored(key) === 'on'

export const writeLiveText = (isOn: boolean): void => writeStored(key, isOn ? 'on' : 'off')
