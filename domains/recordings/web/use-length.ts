/** Lengths of sound in words. */
import { lengthParts } from '../rules/lengths.ts'
import { useText } from './text.ts'

/** 12 dk 04 sn. */
export function useLength(): (milliseconds: number) => string {
  const t = useText()
  return (milliseconds) => {
    const { unit, ...figures } = lengthParts(milliseconds)
    return t(`length.${unit}`, figures)
  }
}
