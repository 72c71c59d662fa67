/** Size of the letters in the reader; the browser remembers it. */
import { readStored, writeStored } from '@mizan/platform/ui'
import { useState } from 'react'

/** In rem: 15, 17, 19, 21 and 24 pixels if the browser's own size is 16. */
const sizes = [0.9375, 1.0625, 1.1875, 1.3125, 1.5] as const
const usual = 1
const key = 'reader.textSize'

function storedStep(): number {
  const step = Number(readStored(key) ?? usual)
  return Number.isInteger(step) && step >= 0 && step < sizes.length ? step : usual
}

export interface TextSize {
  rem: number
  /** In percent of the usual size. */
  percent: number
  smaller: (() => void) | null
  larger: (() => void) | null
}

export function useTextSize(): TextSize {
  const [step, setStep] = useState(storedStep)
  const to = (next: number) => () => {
    writeStored(key, String(next))
    setStep(next)
  }
  const rem = sizes[step] ?? sizes[usual]
  return {
    rem,
    percent: Math.round((rem / sizes[usual]) * 100),
    smaller: step > 0 ? to(step - 1) : null,
    larger: step < sizes.length - 1 ? to(step + 1) : null,
  }
}
