/** The common setup of tests of calculators: their calls, the figures, and a canvas that draws nothing. */
import type { TestContext } from 'node:test'
import type { Language } from '@mizan/platform/ui'
import { screensOf } from '@mizan/platform/ui/testing'
import type { ReactNode } from 'react'
import { calculatorsErrors, calculatorsRows } from '../../contract.ts'
import { seededFigures } from '../../data/figures.ts'
import { readInputs } from '../frame/inputs.ts'

const show = screensOf({ rows: calculatorsRows, errors: calculatorsErrors })

/** A calculator at its address, with the figures of the release. */
export function openCalculator(t: TestContext, page: ReactNode, address: string, language: Language = 'tr') {
  withCanvas(t)
  return show(t, page, {
    language,
    address,
    readAddress: readInputs,
    answers: { 'calculators.figures': () => ({ items: [...seededFigures] }) },
  })
}

/** Accepts every call of a drawing and does nothing; a text is as wide as its letters. */
const surface = (canvas: HTMLCanvasElement) =>
  new Proxy<Record<string | symbol, unknown>>(
    { canvas, measureText: (text: string) => ({ width: text.length * 6 }) },
    { get: (own, name) => (name in own ? own[name] : () => undefined) },
  )

export function withCanvas(t: TestContext): void {
  t.mock.method(HTMLCanvasElement.prototype, 'getContext', function (this: HTMLCanvasElement) {
    return surface(this)
  } as never)
}
