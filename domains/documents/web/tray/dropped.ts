/** The files of a drop or a paste, those in folders too. */

/** A browser gives the entries of a folder some at a time. */
function entriesIn(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  return new Promise((resolve, reject) => {
    const read = () =>
      reader.readEntries((some) => {
        all.push(...some)
        if (some.length === 0) resolve(all)
        else read()
      }, reject)
    read()
  })
}

/** Files that systems put into folders by themselves. */
const ownOfSystems = /^(?:\.DS_Store|Thumbs\.db|desktop\.ini|\._.*)$/i

async function filesOf(entry: FileSystemEntry): Promise<File[]> {
  if (ownOfSystems.test(entry.name)) return []
  if (entry.isFile)
    return new Promise((resolve) =>
      (entry as FileSystemFileEntry).file(
        (file) => resolve([file]),
        () => resolve([]),
      ),
    )
  const inside = await entriesIn(entry as FileSystemDirectoryEntry).catch(() => [])
  return (await Promise.all(inside.map(filesOf))).flat()
}

/** Must be called while the event is handled: afterwards its items are gone. */
export async function droppedFiles(data: DataTransfer): Promise<File[]> {
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry?.() ?? [])
  if (entries.length === 0) return [...data.files]
  return (await Promise.all(entries.map(filesOf))).flat()
}
