/** Elements of the popup. Texts are set as texts, never as markup: they come from the portal too. */
type Child = Node | string | null | undefined | false

export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  more: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), more)
  made.append(...children.filter((child): child is Node | string => Boolean(child)))
  return made
}

/** `{name}` is replaced by the value. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all))

export const button = (label: string, run: () => unknown, kind: 'main' | 'quiet' = 'main') =>
  element('button', { type: 'button', className: kind, textContent: label, onclick: () => void run() })

export function field(label: string, input: HTMLElement): HTMLLabelElement {
  return element('label', { className: 'field' }, element('span', { textContent: label }), input)
}

export function select(
  options: readonly (readonly [value: string, label: string])[],
  chosen = '',
): HTMLSelectElement {
  const made = element('select')
  for (const [value, label] of options) made.append(element('option', { value, textContent: label }))
  if (chosen) made.value = chosen
  return made
}

/**
 * The parts of the popup that a person uses while everything is drawn again: the button with the focus, and the open
 * lists.
 */
export function heldIn(root: HTMLElement): () => void {
  const focused = document.activeElement instanceof HTMLButtonElement && document.activeElement.textContent
  const open = [...root.querySelectorAll('details')].map((one) => one.open)
  return () => {
    for (const [at, one] of [...root.querySelectorAll('details')].entries()) one.open = open[at] ?? false
    if (focused) [...root.querySelectorAll('button')].find((one) => one.textContent === focused)?.focus()
  }
}
