/** Where a card beside a link goes: below it, or above where there is no room below. Pure sums in pixels. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export interface CardPlace {
  left: number
  /** Distance of the card's upper edge from the top of the surface, when it hangs below the link. */
  top?: number
  /** Distance of the card's lower edge from the bottom of the surface, when it stands above. */
  bottom?: number
}

const gap = 6
/** Room between the card and the edges of the surface. */
export const edge = 8
const usualHeight = 240

/** `link` and `surface` in the window; the place is that in the surface. */
export function placeCard(link: Box, surface: Box, cardWidth: number, windowHeight: number): CardPlace {
  const room = Math.max(edge, surface.right - surface.left - cardWidth - edge)
  const left = Math.min(Math.max(edge, link.left - surface.left), room)
  const below = windowHeight - link.bottom
  if (below < usualHeight && link.top > below) return { left, bottom: surface.bottom - link.top + gap }
  return { left, top: link.bottom - surface.top + gap }
}
