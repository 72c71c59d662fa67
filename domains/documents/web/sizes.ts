/** Sizes of files as people read them. */
import { useFormat } from '@mizan/platform/ui'

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
