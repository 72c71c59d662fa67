/** Hands a file to the browser's downloads under a name of ours. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.hidden = true
  // A link outside the page may be gone before the browser has read its name.
  document.body.append(link)
  link.click()
  setTimeout(() => {
    link.remove()
    URL.revokeObjectURL(address)
  }, 10_000)
}
