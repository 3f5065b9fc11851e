export { StockWatch } from './StockWatch';
