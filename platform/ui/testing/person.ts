/** Finds what a person finds, by its label or its text, and does what a person does. All waits until it is there. */
import assert from 'node:assert/strict'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Name = string | RegExp

const patienceMs = 3_000
const pauseMs = 5

/** Tries until it does not throw any more. */
export async function until<T>(look: () => T): Promise<T> {
  const end = performance.now() + patienceMs
  for (;;)
    try {
      return look()
    } catch (error) {
      if (performance.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
}

const textOf = (element: Element): string => element.textContent?.replace(/\s+/g, ' ').trim() ?? ''
const nameOf = (element: Element): string => element.getAttribute('aria-label') ?? textOf(element)
const isNamed = (text: string, name: Name): boolean =>
  typeof name === 'string' ? text === name : name.test(text)

/** The dialog that lies over all else, where there is one. */
const front = (): Element => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body

function byName(selector: string, name: Name): HTMLElement {
  const all = [...front().querySelectorAll<HTMLElement>(selector)]
  const found = all.find((element) => isNamed(nameOf(element), name))
  assert.ok(found, `There is no ${selector} called ${name}, but ${all.map(nameOf).join(' | ')}`)
  return found
}

/** The control to which a label belongs. */
function controlOf(label: HTMLElement): Control {
  const control =
    label.querySelector('input, select') ?? document.getElementById(label.getAttribute('for') ?? '')
  assert.ok(control, `The label ${textOf(label)} belongs to nothing`)
  return control as Control
}

/** What is said of a field beside it: hint and error, as a screen reader reads them. */
const describedBy = (element: Element): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .flatMap((id) => document.getElementById(id) ?? [])
    .map(textOf)
    .join(' ')

/** React keeps the value that it last wrote; only the setter of the element itself goes past that. */
function write(control: Control, value: string, event: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set
  setter?.call(control, value)
  control.dispatchEvent(new InputEvent(event, { bubbles: true }))
}

export class Person {
  field = (label: Name): Promise<Control> => until(() => controlOf(byName('label', label)))

  type = async (label: Name, text: string): Promise<void> => {
    const control = await this.field(label)
    control.focus()
    write(control, text, 'input')
  }

  /** Types into the field that opened where the text stood, which has no label beside it. */
  typeInPlace = async (name: Name, text: string): Promise<void> => {
    const control = (await until(() => byName('input, textarea', name))) as Control
    control.focus()
    write(control, text, 'input')
  }

  /** What a field without a label beside it holds; undefined where there is no such field. */
  inPlace = (name: Name): string | undefined =>
    [...front().querySelectorAll<Control>('input, textarea')].find((one) => isNamed(nameOf(one), name))?.value

  /** Enter in the field that has the focus. */
  enter = (): void => {
    const field = document.activeElement as Control
    const key = { key: 'Enter', bubbles: true, cancelable: true }
    if (field.dispatchEvent(new KeyboardEvent('keydown', key))) field.form?.requestSubmit()
  }

  /** Chooses from a list by what stands there. */
  choose = async (label: Name, option: string): Promise<void> => {
    const control = (await this.field(label)) as HTMLSelectElement
    control.focus()
    const found = [...control.options].find((one) => textOf(one) === option)
    assert.ok(found, `${label} has no ${option}`)
    write(control, found.value, 'change')
  }

  /** Chooses what is found by typing, with the keyboard. */
  find = async (label: Name, typed: string, option: string): Promise<void> => {
    await this.type(label, typed)
    await until(() =>
      assert.deepEqual([...document.querySelectorAll('[role="option"]')].map(textOf), [option]),
    )
    for (const key of ['ArrowDown', 'Enter'])
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      )
    await this.holds(label, option)
  }

  /** Ticks a box, or takes the tick away. */
  tick = async (label: Name): Promise<void> => (await this.field(label)).click()

  press = async (name: Name): Promise<void> => {
    const button = await until(() => {
      const found = byName('button', name) as HTMLButtonElement
      assert.equal(found.disabled, false, `${name} cannot be pressed`)
      return found
    })
    button.focus()
    button.click()
  }

  /** What is wrong with a field stands beside it, and it is marked as wrong. */
  refuses = async (label: Name, text: string): Promise<void> => {
    const control = await this.field(label)
    await until(() => {
      assert.equal(control.getAttribute('aria-invalid'), 'true', `${label} is not marked`)
      assert.ok(describedBy(control).includes(text), `${label} says: ${describedBy(control)}`)
    })
  }

  /** Nothing is wrong with a field. */
  accepts = async (label: Name): Promise<void> => {
    const control = await this.field(label)
    await until(() => assert.notEqual(control.getAttribute('aria-invalid'), 'true', describedBy(control)))
  }

  hasFocus = async (label: Name): Promise<void> => {
    const control = await this.field(label)
    // Compared here, because the difference of two elements would be printed with all that hangs on them.
    await until(() => assert.ok(document.activeElement === control, `The focus is not at ${label}`))
  }

  /** Another field of that name may take the place of the first one meanwhile. */
  holds = (label: Name, value: string): Promise<void> =>
    until(() => assert.equal(controlOf(byName('label', label)).value, value))

  shows = (text: Name): Promise<void> =>
    until(() => {
      const all = textOf(front())
      assert.ok(typeof text === 'string' ? all.includes(text) : text.test(all), `${text} is not in: ${all}`)
    })

  lacks = (selector: 'label' | 'button', name: Name): void => {
    const all = [...front().querySelectorAll(selector)].map(nameOf)
    assert.ok(!all.some((one) => isNamed(one, name)), `${name} is there`)
  }
}
