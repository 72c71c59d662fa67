/** A key in the storage of the browser: somebody has searched here. */
export const firstSearchKey = 'first_search'
