/** Lists that are read page by page. */
import { z } from 'zod'

/** Query of a call that answers one page of a list; pages are counted from 0. */
export const pageQuery = {
  pageIndex: z.coerce.number().int().min(0).max(100_000).default(0),
  pageSize: z.coerce.number().int().min(1).max(100).default(20),
}

/** One page of a list, and how many items the whole list has. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    total: z.number().int(),
    pageIndex: z.number().int(),
    pageSize: z.number().int(),
  })
