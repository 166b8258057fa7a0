const routes = new Set(['/healthz', '/livez', '/readyz', '/metrics']);

/** Whether a route is for programs that watch the server: they ask under any host name, and must always hear. */
export const isMonitorPath = (route = ''): boolean => routes.has(route);
