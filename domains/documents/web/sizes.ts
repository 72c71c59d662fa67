/** Sizes of files as people read them. */
import { useFormat } from '@mizan/platform/ui'
import { useText } from './text.ts'

const steps = [
  { unit: 'GB', bytes: 1024 ** 3 },
  { unit: 'MB', bytes: 1024 ** 2 },
  { unit: 'KB', bytes: 1024 },
] as const

/** In steps of 1,024, as the limit of 50 MB is meant. */
export function useSizes(): (bytes: number) => string {
  const format = useFormat()
  return (bytes) => {
    const step = steps.find((one) => bytes >= one.bytes)
    if (!step) return `${format.number(bytes)} B`
    const value = bytes / step.bytes
    return `${format.number(value < 10 ? Math.round(value * 10) / 10 : Math.round(value))} ${step.unit}`
  }
}

/** The size of a file beside a bound of the same unit; to the byte where both would read the same: "50 MB (52.428.801 bayt)". */
export function useSizeBeside(): (bytes: number, bound: number) => string {
  const t = useText()
  const format = useFormat()
  const sizeOf = useSizes()
  return (bytes, bound) =>
    bytes !== bound && sizeOf(bytes) === sizeOf(bound)
      ? t('bytes', { count: bytes, shown: format.number(bytes) })
      : sizeOf(bytes)
}
