/** What the list of conversations asks the server for. */
export const pageSize = 20

export const listInput = (query: string, pageIndex: number) => ({ query: { query, pageIndex, pageSize } })

/** The list as it is first shown; the screen reads it to learn whether it may be used. */
export const firstPage = listInput('', 0)
