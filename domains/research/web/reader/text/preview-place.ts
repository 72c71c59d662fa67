/** Position of a card beside a link: below it, or above if there is no room below. Pure calculations in pixels. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export interface CardPlace {
  left: number
  /** Distance of the card's upper edge from the top of the surface, if it is below the link. */
  top?: number
  /** Distance of the card's lower edge from the bottom of the surface, if it is above the link. */
  bottom?: number
}

const gap = 6
/** Room between the card and the edges of the surface. */
export const edge = 8
/** A card with two lines of title and all that it shows of a text. */
const usualHeight = 300

/**
 * `link` and `surface` are in window coordinates, and the window is visible down to `foot`; the result is in surface
 * coordinates.
 */
export function placeCard(link: Box, surface: Box, cardWidth: number, foot: number): CardPlace {
  const room = Math.max(edge, surface.right - surface.left - cardWidth - edge)
  const left = Math.min(Math.max(edge, link.left - surface.left), room)
  const below = foot - link.bottom
  if (below < usualHeight && link.top > below) return { left, bottom: surface.bottom - link.top + gap }
  return { left, top: link.bottom - surface.top + gap }
}
