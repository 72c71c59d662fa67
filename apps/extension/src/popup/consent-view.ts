/** What the extension does, before it does it for the first time. */
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
