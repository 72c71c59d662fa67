/**
 * The element that an address names. Addresses of paragraphs (`#p-12`) were copied before the court's numbers had ids of
 * their own and before glued paragraphs were divided: they lead to where their words stand now.
 */
export function elementAt(root: ParentNode, target: string): Element | null {
  const named = document.getElementById(target)
  if (named) return named
  const number = /^p-(\d+)$/.exec(target)?.[1]
  for (let no = Number(number ?? 0); no > 0; no--) {
    const element = root.querySelector(`[data-anchor="${no}"]`)
    if (element) return element
  }
  return null
}
