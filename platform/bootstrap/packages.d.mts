export function removeUnread(folder: string): Promise<void>
