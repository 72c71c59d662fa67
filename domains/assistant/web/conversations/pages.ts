/** The input of the call that lists conversations. */
export const pageSize = 20

export const listInput = (query: string, pageIndex: number) => ({ query: { query, pageIndex, pageSize } })

/** The first page of the list; the screen reads it to learn whether it may be used. */
export const firstPage = listInput('', 0)
