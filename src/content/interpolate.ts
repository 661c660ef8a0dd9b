export { fillText } from "../shared/domain/fill-text";
