/** Measures a rendered screen against the frame: its head, the heights of its controls, its corners and its boxes. */
import type { Page } from 'playwright-core'

export const widths = [1536, 1024, 390] as const

export interface Measured {
  /** Of the title: its size, and where it begins. */
  head: { size: number; left: number; top: number } | null
  /** What does not keep to the frame, each named by its element. */
  faults: string[]
}

/** Runs in the page. `touch`: a finger uses it; `title`: the size of the one title, where it has a head. */
function measureInPage({ touch, title }: { touch: boolean; title?: number }): Measured {
  const heights = touch ? [44] : [32, 40, 44]
  const faults = new Set<string>()
  const near = (value: number, wanted: readonly number[]) => wanted.some((one) => Math.abs(value - one) < 0.6)
  const nameOf = (one: Element) => {
    const said = one.getAttribute('aria-label') ?? (one.textContent || one.getAttribute('name') || '')
    const { className } = one
    const of =
      typeof className === 'string' ? className.split(' ')[0]?.replace(/_[\w-]{5,6}(?:_\d+)?$/, '') : ''
    return `${one.localName}${of ? `.${of}` : ''} "${said.trim().replace(/\s+/g, ' ').slice(0, 30)}"`
  }
  const isVisible = (one: Element) =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true })
  const isHidden = ({ width, height }: DOMRect) => width < 2 || height < 2

  /** It has a border or a ground of its own: anything else is a text that can be pressed. */
  const hasFace = (one: Element) => {
    const { borderTopWidth, borderTopColor, backgroundColor, boxShadow } = getComputedStyle(one)
    const shown = (colour: string) => !/^(?:transparent|rgba\(.*, 0\))$/.test(colour)
    return (
      (borderTopWidth !== '0px' && shown(borderTopColor)) || shown(backgroundColor) || boxShadow !== 'none'
    )
  }
  /** What has several lines, such as an entry of a list, is as high as its lines. */
  const isOneLine = (one: Element) => {
    const range = document.createRange()
    range.selectNodeContents(one)
    const tops = [...range.getClientRects()].filter(({ width, height }) => width > 2 && height > 8)
    return tops.every(({ top, bottom }) => tops.every((other) => other.top < bottom && other.bottom > top))
  }

  const controls =
    'button, a, select, input:not([type=checkbox], [type=radio], [type=file], [type=range], [type=hidden])'
  for (const one of document.querySelectorAll(controls)) {
    const box = one.getBoundingClientRect()
    if (!isVisible(one) || isHidden(box) || !hasFace(one) || !isOneLine(one)) continue
    if (!near(box.height, heights)) faults.add(`${nameOf(one)} is ${Math.round(box.height * 10) / 10} high`)
  }
  for (const one of document.querySelectorAll('input:is([type=checkbox], [type=radio])')) {
    const { width, height } = one.getBoundingClientRect()
    if (!isVisible(one) || isHidden(one.getBoundingClientRect())) continue
    if (!near(width, [18]) || !near(height, [18]))
      faults.add(`${nameOf(one.parentElement ?? one)}: box of ${width} × ${height}`)
  }
  for (const one of document.querySelectorAll('body *')) {
    const { width, height } = one.getBoundingClientRect()
    // What is smaller than a line, such as a mark or a dot, has no corners that anybody sees.
    if (height < 20 || width < 20 || one.closest('svg') || !isVisible(one)) continue
    const { borderTopLeftRadius: corner } = getComputedStyle(one)
    const radius = corner.endsWith('%') ? height : Number.parseFloat(corner)
    if (radius !== 0 && radius !== 8 && radius < height / 2)
      faults.add(`${nameOf(one)} has corners of ${corner}`)
  }

  for (const one of document.querySelectorAll('[data-empty]')) {
    const [heading] = one.querySelectorAll('h2')
    const lines = one.querySelectorAll(':scope > p').length
    const actions = one.querySelectorAll('a, button').length
    if (lines > 1 || actions > 1)
      faults.add(`${nameOf(one)} is empty with ${lines} lines, ${actions} actions`)
    if (heading?.textContent?.endsWith('.')) faults.add(`${nameOf(one)} has a title with a full stop`)
  }
  if (title === undefined) return { head: null, faults: [...faults] }

  const titles = [...document.querySelectorAll('main h1')].filter(
    (one) => isVisible(one) && !isHidden(one.getBoundingClientRect()),
  )
  const [first] = titles
  if (titles.length !== 1 || !first) faults.add(`${titles.length} titles`)
  const size = first ? Number.parseFloat(getComputedStyle(first).fontSize) : 0
  if (first && size !== title) faults.add(`its title is ${size} px`)
  const place = first?.getBoundingClientRect()
  return { head: place ? { size, left: place.left, top: place.top + scrollY } : null, faults: [...faults] }
}

export const measure = (page: Page, width: number, { hasHead = true } = {}): Promise<Measured> =>
  page.evaluate(measureInPage, {
    touch: width < 768,
    ...(hasHead && { title: width < 768 ? 20 : 26 }),
  })
