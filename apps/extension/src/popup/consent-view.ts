/** Explains what the extension does, before its first use. */
import { button, element } from './dom.ts'
import type { View } from './main.ts'

export function consentView({ t, again }: View, accept: () => Promise<void>): HTMLElement {
  const points = t.consent.points.map((point) => element('li', { textContent: point }))
  return element(
    'section',
    {},
    element('h2', { textContent: t.consent.title }),
    element('ul', { className: 'points' }, ...points),
    button(t.consent.accept, async () => {
      await accept()
      await again()
    }),
  )
}
