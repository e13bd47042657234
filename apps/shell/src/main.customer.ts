import './provided.ts';
import './css/shell.css';

// federation needs one asynchronous step before the first shared package is used
void import(/* webpackChunkName: "bootstrap" */ './bootstrap.customer.tsx');
