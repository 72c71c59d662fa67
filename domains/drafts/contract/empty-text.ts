/** A text of one empty page, as samples send it. */
export function emptyText() {
  const edge = { blocks: [], pageNumber: null }
  const page = { width: 595, height: 842, isLandscape: false, left: 71, right: 71, top: 71, bottom: 71 }
  return { page: { ...page, headerOffset: 20, footerOffset: 20 }, header: edge, footer: edge, blocks: [] }
}
