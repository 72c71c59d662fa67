/** Counts the actions of a network or a browser on a day. */
import type { Tx } from '../call.ts'

export interface UseOfDay {
  kind: string
  who: string
  day: string
}

/** Counts one more use, unless the limit is reached; atomic for concurrent calls. */
export async function takeUse({ db }: Tx, { kind, who, day }: UseOfDay, most: number): Promise<boolean> {
  const counted = await db
    .insertInto('visitor_uses')
    .values({ kind, who, day, uses: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'who', 'day'])
        .doUpdateSet((update) => ({ uses: update('visitor_uses.uses', '+', 1) }))
        .where('visitor_uses.uses', '<', most),
    )
    .returning('uses')
    .executeTakeFirst()
  return counted !== undefined
}

/** Returns a use if the call failed through no fault of the visitor. */
export async function giveUseBack({ db }: Tx, { kind, who, day }: UseOfDay): Promise<void> {
  await db
    .updateTable('visitor_uses')
    .set((update) => ({ uses: update('uses', '-', 1) }))
    .where('kind', '=', kind)
    .where('who', '=', who)
    .where('day', '=', day)
    .where('uses', '>', 0)
    .execute()
}

export async function usesOf({ db }: Tx, { kind, who, day }: UseOfDay): Promise<number> {
  const found = await db
    .selectFrom('visitor_uses')
    .select('uses')
    .where('kind', '=', kind)
    .where('who', '=', who)
    .where('day', '=', day)
    .executeTakeFirst()
  return found?.uses ?? 0
}

export async function deleteUsesBefore({ db }: Tx, day: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('visitor_uses')
    .where('day', '<', day)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
