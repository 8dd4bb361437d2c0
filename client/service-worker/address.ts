export const WORKER = '/service-worker.js';
