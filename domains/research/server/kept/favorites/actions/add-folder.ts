/** Makes a folder for favourites of the caller. */
import { randomUUID } from 'node:crypto'
import { AppError } from '@mizan/platform/contract'
import { mostFolders } from '../../../../data/kept-limits.ts'
import { fold } from '../../../../rules/analysis.ts'
import type { FavoriteFolder } from '../../../../schemas.ts'
import type { TextCall } from '../../../call.ts'
import { ownerOf } from '../../owner.ts'
import { countFolders, insertFolder } from '../folders.ts'

export const addFolder = (call: TextCall, { name }: { name: string }): Promise<FavoriteFolder> =>
  call.office(async (tx) => {
    const owner = ownerOf(call)
    if ((await countFolders(tx, owner)) >= mostFolders)
      throw new AppError('favorite.too_many_folders', { values: { most: String(mostFolders) } })
    const id = randomUUID()
    if (!(await insertFolder(tx, owner, { id, name, name_key: fold(name) })))
      throw new AppError('favorite.folder_exists')
    return { id, name, count: 0 }
  })
