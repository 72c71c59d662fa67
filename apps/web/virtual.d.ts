declare module 'virtual:routes' {
  const routes: Record<string, { method: string; path: string; renews?: readonly string[] }>
  export default routes
}
