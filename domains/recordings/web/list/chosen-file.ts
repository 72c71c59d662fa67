/** Checks of a chosen file before any of it is read. */
import { largestAudio } from '../../data/limits.ts'
import { audioEndings, isDivisible } from '../../data/types.ts'

type ChosenFile = Pick<File, 'name' | 'size'>

/** Why a file is not sent at all. */
type Reason = 'type' | 'size' | 'empty'

const endingOf = (name: string): string => name.split('.').at(-1)?.toLowerCase() ?? ''

export function reasonAgainst({ name, size }: ChosenFile): Reason | undefined {
  if (!audioEndings.includes(endingOf(name))) return 'type'
  if (size > largestAudio) return 'size'
  return size === 0 ? 'empty' : undefined
}

/** Whether the transcription service would refuse it, and it cannot be divided. */
export const isTooLargeToTranscribe = ({ name, size }: ChosenFile, largest: number | null): boolean =>
  largest !== null && size > largest && !isDivisible(endingOf(name))
